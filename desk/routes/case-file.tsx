import { data, redirect } from 'react-router'
import { findCaseFile } from '#records/files/case-files.ts'
import { deskContext, errorLogContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/case-file.ts'

/** Always to be saved: nothing a visitor sent runs or is shown at the desk's own address. */
export async function loader(args: Route.LoaderArgs) {
	requireMember(args, 'case-file')
	const { store, operations } = args.context.get(deskContext)
	const { reference, id } = args.params
	const file = await findCaseFile(store, reference, id)
	if (!file) throw data(null, { status: 404 })
	const bytes = await operations.readFile(file.id).catch((error: unknown) => {
		args.context.get(errorLogContext)(error, new URL(args.request.url).pathname)
		return undefined
	})
	// The page of the case says so.
	if (!bytes) throw redirect(`/cases/${reference}?files=unavailable#files`)
	return new Response(bytes, {
		headers: {
			'Content-Type': file.type,
			'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
			'X-Content-Type-Options': 'nosniff',
			'Content-Security-Policy': "sandbox; default-src 'none'",
			'Cache-Control': 'no-store',
		},
	})
}
