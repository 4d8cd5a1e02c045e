import { createContext } from 'react-router'
import type { Content, ContentSource } from '#content/model/content.ts'
import type { PreviewFacts } from '#domain/pages/preview.ts'
import type { IconsByName } from '#lib/icons/icon.ts'

/**
 * Context of loaders, set by the server for each request.
 *
 * The keys live in the app's bundle; `server/` takes them from the built entry's exports, because a second copy of this
 * module would create different keys.
 */

/** One request never sees two revisions. */
export const contentContext = createContext<Content>()

/**
 * The charity's calendar day, as midnight UTC of that date. Cached pages must not depend on anything that changes
 * within a day: loaders use this, never the time.
 */
export const todayContext = createContext<Date>()

/** Resolves an old slug; null if unknown. */
export const currentSlugContext = createContext<ContentSource['currentSlug']>()

/** `url` is the public origin without a trailing slash; in development there is no `buildId`. */
export const siteContext = createContext<{ url: string; gallery: boolean; buildId?: string | undefined }>()

/** The icons ("simple-icons:facebook") that are available in time. Never fails. */
export const iconsContext = createContext<(names: string[]) => Promise<IconsByName>>()

/** Set when `contentContext` has an item that only its editor may see. */
export const previewContext = createContext<PreviewFacts | null>(null)
