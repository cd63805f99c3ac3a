import { siteConfig } from './vite.shared.ts'

export default siteConfig()
