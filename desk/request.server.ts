import { createContext } from 'react-router'
import type { Content } from '#content/model/content.ts'
import type { StaffSession } from '#domain/desk/staff.ts'
import type { Store } from '#records/store/open-store.ts'

/** What the server hands in with each request. The keys come from the built desk's exports. */
export interface DeskRequest {
	store: Store
	/** Empty while no content has arrived: the desk answers without it. */
	content: Content
	/** The public origin, without a slash at the end. */
	siteUrl: string
	/** Milliseconds since 1970. */
	now: number
	/** The charity's calendar day, `YYYY-MM-DD`. */
	today: string
	/** The charity's name; "The" without content, so that the heading reads "The desk". */
	charityName: string
	timezone: string
	/** Keyed hash of the network address. */
	clientHash: string
	/** "Firefox on Android". */
	device: string
	session: StaffSession | undefined
	/** Sends pending emails now. */
	deliver(): void
}

export const deskContext = createContext<DeskRequest>()

/** Marks this render's own inline scripts, which the server hashes into the content security policy. */
export const nonceContext = createContext<string>()

export const errorLogContext = createContext<(error: unknown, path: string) => void>()
