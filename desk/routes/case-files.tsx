import { data, redirect } from 'react-router'
import { deleteCaseFile } from '#records/files/case-files.ts'
import { requestFileLink } from '#records/files/file-links.ts'
import { findSubmission } from '#records/submissions/submissions.ts'
import { canAskForFiles } from '../cases/files/case-files.server.ts'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/case-files.ts'

/** For a person who opens the address of the form. */
export function loader(args: Route.LoaderArgs) {
	requireMember(args, 'case-files')
	throw redirect(`/cases/${args.params.reference}`)
}

export async function action(args: Route.ActionArgs) {
	const { member } = requireMember(args, 'case-files')
	const { store, now, today, deliver } = args.context.get(deskContext)
	const { reference } = args.params
	const form = new URLSearchParams(await args.request.text())
	const submission = await findSubmission(store, reference)
	if (!submission) throw data(null, { status: 404 })
	if (form.get('intent') === 'delete') {
		const id = form.get('file') ?? ''
		const deleted = await deleteCaseFile(store, { reference, id, staffId: member.id }, { now, today })
		if (deleted === 'unknown') throw data(null, { status: 404 })
		if (deleted === 'on hold') throw redirect(`/cases/${reference}#files`, { status: 303 })
		throw redirect(`/cases/${reference}?saved=file-deleted`, { status: 303 })
	}
	if (form.get('intent') === 'ask' && canAskForFiles(submission)) {
		await requestFileLink(store, submission.id, member.id, now)
		deliver()
		throw redirect(`/cases/${reference}?saved=files-asked`, { status: 303 })
	}
	throw redirect(`/cases/${reference}#files`, { status: 303 })
}
