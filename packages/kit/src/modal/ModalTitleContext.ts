import { createContext } from 'react'

/** The id that a modal's title has to carry: it is the modal's name. */
export const ModalTitleContext = createContext<string | undefined>(undefined)
