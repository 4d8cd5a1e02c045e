import { createContext } from 'react'

/** Marks this render's inline scripts (`request.server.ts`); undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
