import { Form, useSearchParams } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ConfirmFirst } from '../../shell/confirm-first.tsx'
import type { caseFiles } from './case-files.server.ts'
import './files.css'

/** On the page of a case: what the person sent, and the link to ask for it. */
export function CaseFiles({
	reference,
	canAsk,
	isOnHold,
	hasLink,
	state,
	files,
}: Awaited<ReturnType<typeof caseFiles>>) {
	const page = `/cases/${reference}/files`
	const [search] = useSearchParams()
	return (
		<section className="case-section case-files" aria-labelledby="files">
			<h2 id="files">
				Files <b className={state.isUrgent ? 'case-pill is-urgent' : 'case-pill'}>{state.pill}</b>
			</h2>
			{search.get('files') === 'unavailable' && (
				<Notice tone="caution">
					<p role="alert">
						<b>The file could not be opened.</b> The place where files are kept does not answer, or no longer has it.
						Try again in a minute; if it stays so, tell whoever runs the site.
					</p>
				</Notice>
			)}
			{files.length > 0 && (
				<ul>
					{files.map(({ id, name, what, moment }) => (
						<li key={id}>
							<p>
								<a href={`/desk${page}/${id}`} dir="auto">
									{name}
								</a>
								<span>
									{what} · {moment}
								</span>
							</p>
							{!isOnHold && <DeleteFile page={page} id={id} name={name} />}
						</li>
					))}
				</ul>
			)}
			<p>
				{state.words}
				{hasLink && <span> Another email replaces it.</span>}{' '}
				<span>
					{isOnHold
						? 'While the case is on hold, no file of it can be deleted.'
						: 'All files are deleted 30 days after the case is closed.'}
				</span>
			</p>
			{canAsk && (
				<Form method="post" action={page}>
					<Button type="submit" name="intent" value="ask" variant="outline" size="st">
						{hasLink || state.isUrgent ? 'Email another link' : 'Ask for photos or papers'}
					</Button>
				</Form>
			)}
		</section>
	)
}

function DeleteFile({ page, id, name }: { page: string; id: string; name: string }) {
	return (
		<Form method="post" action={page}>
			<input type="hidden" name="file" value={id} />
			<ConfirmFirst
				press={
					<span>
						Delete <span className="sr-only">{name}</span>
					</span>
				}
				question="The file is deleted for good. They would have to send it again."
				variant="outline"
				size="sm"
			>
				<Button type="submit" name="intent" value="delete" variant="destructive" size="sm">
					Delete the file <span className="sr-only">{name}</span>
				</Button>
			</ConfirmFirst>
		</Form>
	)
}
