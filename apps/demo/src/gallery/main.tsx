import '@countersign/kit/styles.css'
import './gallery.css'
import { createRoot } from 'react-dom/client'
import { Gallery } from './Gallery.tsx'

const element = document.getElementById('gallery')
if (!element) throw new Error('The document has no #gallery to mount on.')
createRoot(element).render(<Gallery />)
