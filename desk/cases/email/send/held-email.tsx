import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { EmailAnswer } from '../email-actions.server.ts'
import { Changes } from '../write/changes.tsx'

/** Another person was first: nothing is sent until this one has looked. */
export function HeldEmail({ version, draftAt, ...changed }: NonNullable<EmailAnswer['held']>) {
	return (
		<>
			<Changes {...changed} />
			<p>Your email is not sent. It is saved as your draft.</p>
			<Form method="post" action="?preview" className="email-actions">
				<input type="hidden" name="version" value={version} />
				<input type="hidden" name="draftAt" value={draftAt} />
				<Link to="?draft" className="font-bold">
					Change mine
				</Link>
				<Button type="submit" name="intent" value="send" variant="outline" size="st">
					Send mine anyway
				</Button>
				<Button type="submit" name="intent" value="discard" variant="ghost" size="st">
					Throw mine away
				</Button>
			</Form>
		</>
	)
}
