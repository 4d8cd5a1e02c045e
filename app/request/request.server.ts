import { createContext } from 'react-router'
import type { MissingPage } from './missing-page.server.ts'

/**
 * The marker of this render's own inline scripts. The server hashes what carries it into the content security policy and
 * takes it off again, so a script that slipped into content stays blocked.
 */
export const nonceContext = createContext<string | undefined>()

/** Where errors of loaders and views are written down: the error and the path, nothing about the visitor. */
export const errorLogContext = createContext<(error: unknown, path: string) => void>()

/** Told of a missing page before it is rendered; answers whether the server has the page already, so that nothing is rendered. */
export const missingPageContext = createContext<(page: MissingPage) => Promise<boolean>>()
