import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { FlashMessage } from '../../../shell/flash-message.tsx'
import { DiscardEmail } from '../discard-email.tsx'
import type { EmailAnswer } from '../email-actions.server.ts'
import { ChangeList } from '../write/changes.tsx'

/** Another person was first: nothing is sent until this one has looked. */
export function HeldEmail({ version, draftAt, ...changed }: NonNullable<EmailAnswer['held']>) {
	return (
		<>
			<FlashMessage isProblem>
				<ChangeList {...changed} />
				<p>Your email is not sent. It is saved as your draft.</p>
			</FlashMessage>
			<Form method="post" action="?preview" className="email-actions">
				<input type="hidden" name="version" value={version} />
				<input type="hidden" name="draftAt" value={draftAt} />
				<Link to="?draft" className="font-bold">
					Change mine
				</Link>
				<Button type="submit" name="intent" value="send" variant="outline" size="st">
					Send mine anyway
				</Button>
				<DiscardEmail press="Throw mine away" variant="ghost" size="st" />
			</Form>
		</>
	)
}
