import { SiteLink } from '#app/ui/navigation/site-link.tsx'

export interface UrgentData {
	/** "Otis needs a home by 12 December" */
	title: string
	/** "" without a recorded reason. */
	reason: string
	/** What helps, most first. */
	helps: { text: string; to: string }[]
}

/** Above the ask: why, by when, and what helps. */
export function Urgent({ title, reason, helps }: UrgentData) {
	return (
		<section aria-labelledby="urgent" className="rounded-l bg-ball-wash p-6">
			<h2 id="urgent" className="text-h3">
				{title}
			</h2>
			{reason && <p className="mt-2">{reason}</p>}
			<ul className="no-print mt-2">
				{helps.map(({ text, to }) => (
					<li key={to}>
						<SiteLink to={to} className="inline-flex min-h-11 items-center font-semibold">
							{text}
						</SiteLink>
					</li>
				))}
			</ul>
		</section>
	)
}
