import { createContext } from 'react'

/** What becomes of the addresses of links within the site on this page; as they are, unless a page must hand something on. */
export const LinkAddressContext = createContext((to: string) => to)
