import { isRouteErrorResponse, Link } from 'react-router'
import listening from '#app/ui/sections/listening-kit.webp'
import waiting from '#app/ui/sections/waiting.webp'

const REFUSED = {
	title: 'This page is not for your role',
	text: 'A lead can change your role under People, or do this with you.',
	picture: waiting,
}
const MISSING = {
	title: 'Page not found',
	text: 'The address may be mistyped, or what was here is deleted: by a colleague, or because its time was up.',
	picture: listening,
}
const BROKEN = {
	title: 'Something went wrong',
	text: 'Nothing was saved. Go back to the page before this one, where what you typed still is, and try again in a minute.',
	picture: listening,
}

/** What the desk says in place of a page: for another role, unknown, or broken. */
export function DeskError({ error }: { error: unknown }) {
	const { title, text, picture } = textsOf(error)
	return (
		<div className="desk-error">
			<img src={picture} alt="" width={480} height={480} />
			<h1>{title}</h1>
			<p>{text}</p>
			<p>
				<Link to="/">Back to the desk</Link>
			</p>
		</div>
	)
}

/** "Page not found", for the title of the window too. */
export function errorTitle(error: unknown): string {
	return textsOf(error).title
}

function textsOf(error: unknown) {
	if (!isRouteErrorResponse(error)) return BROKEN
	if (error.status === 403) return REFUSED
	return error.status === 404 ? MISSING : BROKEN
}
