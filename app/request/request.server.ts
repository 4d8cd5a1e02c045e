import { createContext } from 'react-router'

/**
 * Marks this render's own inline scripts. The server hashes them into the content security policy and removes the
 * marker, so an injected script stays blocked.
 */
export const nonceContext = createContext<string | undefined>()

/** Logs errors of loaders and views, without visitor data. */
export const errorLogContext = createContext<(error: unknown, path: string) => void>()

/** The path as requested, where the router gets another because no route of its would match (`server/pages/router-request.ts`). */
export const requestedPathContext = createContext<string | null>(null)

/** Called with the rendered document. The response has no body: reading it back would cost as much as sending it. */
export const documentContext = createContext<(html: string) => void>()
