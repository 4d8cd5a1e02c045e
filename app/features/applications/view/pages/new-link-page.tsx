import { FormLayout } from '../form-layout.tsx'
import { StartLinks, type StartLinksProps } from '../start-links.tsx'

interface NewLinkPageProps extends StartLinksProps {
	days: number
}

/** The text is the same whether there was a draft or not. */
export function NewLinkPage({ days, startLinks }: NewLinkPageProps) {
	return (
		<FormLayout title="Look in your email" isLarge isAnswer>
			<div className="grid gap-4">
				<p className="text-lede">
					If we still have unfinished answers of yours, a new link is on its way to the email address you saved them
					with.
				</p>
				<p>
					Open it in the browser you want to go on in. If no email comes within the hour, look among the junk. Answers
					that were sent, or that nobody came back for in {days} days, have no link any more.
				</p>
			</div>
			<StartLinks startLinks={startLinks} />
		</FormLayout>
	)
}
