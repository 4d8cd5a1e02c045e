import { createContext } from 'react'

/** The marker of this render's own inline scripts (`request.server.ts`); undefined in the browser, which needs none. */
export const NonceContext = createContext<string | undefined>(undefined)
