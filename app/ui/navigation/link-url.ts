import { createContext } from 'react'

/** Rewrites URLs of links within the site; unchanged by default. */
export const LinkAddressContext = createContext((to: string) => to)
