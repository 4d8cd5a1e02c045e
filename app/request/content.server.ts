import { createContext } from 'react-router'
import type { Content, ContentSource } from '#content/model/content.ts'
import type { IconsByName } from '#lib/icons/icon.ts'

/**
 * What the server hands to loaders with each request.
 *
 * The keys live here, in the app's bundle; `server/` takes them from the built entry's exports, because a second copy of
 * this file would make keys that no loader knows.
 */

/** The revision of the content this request is answered from: one request never sees two. */
export const contentContext = createContext<Content>()

/**
 * The charity's calendar day, as midnight UTC of that date, so that sums with dates need no time zone. A page that is kept
 * must depend on nothing that changes within a day: loaders ask for this and never for the time.
 */
export const todayContext = createContext<Date>()

/** The slug that replaced an old one, or null. */
export const renamedContext = createContext<ContentSource['renamed']>()

/** Facts of the running site: `url` is its public origin without a slash at the end; in development there is no `buildId`. */
export const siteContext = createContext<{ url: string; gallery: boolean; buildId?: string | undefined }>()

/** The icons of these names ("simple-icons:facebook") that can be had while a page may wait. Never fails. */
export const iconsContext = createContext<(names: string[]) => Promise<IconsByName>>()
