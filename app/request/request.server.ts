import { createContext } from 'react-router'
import type { MissingPage } from './missing-page.server.ts'

/**
 * Marks this render's own inline scripts. The server hashes marked scripts into the content security policy and removes
 * the marker, so an injected script stays blocked.
 */
export const nonceContext = createContext<string | undefined>()

/** Logs errors of loaders and views: the error and the path, nothing about the visitor. */
export const errorLogContext = createContext<(error: unknown, path: string) => void>()

/** Called with a missing page before it is rendered; resolves to true if the server has its HTML cached. */
export const missingPageContext = createContext<(page: MissingPage) => Promise<boolean>>()
