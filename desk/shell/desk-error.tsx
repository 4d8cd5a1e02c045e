import { Form, isRouteErrorResponse } from 'react-router'
import { useReloadAfterForeignChange } from '#app/browser/recovery/reload-after-foreign-change.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { useDocumentTitle } from '#app/ui/layout/use-document-title.ts'
import listening from '#app/ui/sections/pictures/listening-kit.webp'
import waiting from '#app/ui/sections/pictures/waiting.webp'

const REFUSED = {
	title: 'This page is not for your role',
	text: 'A lead can change your role under People, or do this with you.',
	picture: waiting,
}
const MISSING = {
	title: 'Page not found',
	text: 'The address may be mistyped. Or it may have been deleted, by a colleague or automatically.',
	picture: listening,
}
const BROKEN = {
	title: 'Something went wrong',
	text: 'Nothing was saved. Go back to the page before this one, where what you typed still is, and try again in a minute.',
	picture: listening,
}

interface DeskErrorProps {
	error: unknown
	/** The person may look for cases. */
	hasCases: boolean
}

/** What the desk says in place of a page: for another role, unknown, or broken. */
export function DeskError({ error, hasCases }: DeskErrorProps) {
	useReloadAfterForeignChange(error)
	// The router knows nothing of an error of rendering, and leaves the title of the page.
	useDocumentTitle(windowTitle(error))
	const texts = textsOf(error)
	const { title, text, picture } = texts
	return (
		<div className="desk-error">
			<img src={picture} alt="" width={480} height={480} />
			<div>
				<h1>{title}</h1>
				<p>{text}</p>
				<ButtonLink to="/" size="pst">
					{hasCases ? 'Back to the inbox' : 'Back to the desk'}
				</ButtonLink>
				{hasCases && texts === MISSING && <FindCase />}
			</div>
		</div>
	)
}

/** Closed cases are found too. */
function FindCase() {
	return (
		<Form method="get" action="/" role="search" className="desk-error-find">
			<input type="hidden" name="status" value="all" />
			<Field id="search" label="Find a case" hint="A reference or a name">
				<Input type="search" name="search" autoComplete="off" required />
			</Field>
			<Button type="submit" size="st" variant="outline">
				Find
			</Button>
		</Form>
	)
}

/** "Page not found – Desk" */
export function windowTitle(error: unknown): string {
	return `${textsOf(error).title} – Desk`
}

function textsOf(error: unknown) {
	if (!isRouteErrorResponse(error)) return BROKEN
	if (error.status === 403) return REFUSED
	return error.status === 404 ? MISSING : BROKEN
}
