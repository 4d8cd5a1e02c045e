import { FormLayout } from '../form-layout.tsx'
import { StartLinks, type StartLinksProps } from '../start-links.tsx'

interface NewLinkPageProps extends StartLinksProps {
	days: number
}

/** The text is the same whether there was a draft or not. */
export function NewLinkPage({ days, startLinks }: NewLinkPageProps) {
	return (
		<FormLayout title="Check your email" isLarge isAnswer>
			<div className="grid gap-4">
				<p className="text-lede">
					If we still have unfinished answers of yours, a new link is on its way to the email address you saved them
					with.
				</p>
				<p>
					Open it in the browser you want to carry on in. If it hasn’t arrived within an hour, check your junk folder.
					There’s no link for answers you’ve already sent, or left for more than {days} days.
				</p>
			</div>
			<StartLinks startLinks={startLinks} />
		</FormLayout>
	)
}
