import { ButtonLink } from '#app/ui/button.tsx'
import { FormLayout } from './form-layout.tsx'

interface StopPageProps {
	title: string
	text: string
	/** What makes more sense. */
	links: { text: string; url: string }[]
	backUrl: string | null
	/** It came in place of its form, at the same address. */
	isAnswer?: boolean
}

/** A kind end of the road: why it makes no sense to go on, and what does. */
export function StopPage({ title, text, links, backUrl, isAnswer = false }: StopPageProps) {
	return (
		<FormLayout title={title} isLarge isAnswer={isAnswer} backUrl={backUrl}>
			<p className="text-lede">{text}</p>
			<ul className="flex flex-wrap gap-3">
				{links.map(({ text, url }, index) => (
					<li key={url} className="max-sm:w-full">
						<ButtonLink to={url} variant={index === 0 ? 'default' : 'outline'} size="pasm">
							{text}
						</ButtonLink>
					</li>
				))}
			</ul>
		</FormLayout>
	)
}
