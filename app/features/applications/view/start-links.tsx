import { ButtonLink } from '#app/ui/button.tsx'

export interface StartLinksProps {
	startLinks: { text: string; url: string }[]
}

export function StartLinks({ startLinks }: StartLinksProps) {
	return (
		<ul className="flex flex-wrap gap-3">
			{startLinks.map(({ text, url }) => (
				<li key={url} className="max-sm:w-full">
					<ButtonLink to={url} variant="outline" size="pasm">
						{text}
					</ButtonLink>
				</li>
			))}
		</ul>
	)
}
