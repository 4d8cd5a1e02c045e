import { hasDemoCases } from '#records/cases/demo-cases.ts'
import type { DeskRequest } from '../request.server.ts'

/** Whether the page says that some cases are invented. */
export async function showsDemo({ session, store }: Pick<DeskRequest, 'session' | 'store'>): Promise<boolean> {
	return session !== undefined && (await hasDemoCases(store))
}
