import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'

/** Ends news of a dog by email. The sponsorship goes on. */
export function NewsPage({ dogName, hasStopped }: { dogName: string; hasStopped: boolean }) {
	return (
		<Wrap className="grid justify-items-start gap-5 py-section">
			<h1>{hasStopped ? `No more news of ${dogName}` : `Stop news of ${dogName}?`}</h1>
			<p className="max-w-[35em] text-lede">
				{hasStopped
					? 'We won’t send any more by email. The sponsorship goes on as before.'
					: 'We stop the emails. The sponsorship goes on as before.'}
			</p>
			{hasStopped ? (
				<ButtonLink to="/" variant="link" size="link-s-bold" arrow>
					Home
				</ButtonLink>
			) : (
				<Form method="post">
					<Button type="submit" size="pst">
						Stop these emails
					</Button>
				</Form>
			)}
		</Wrap>
	)
}
