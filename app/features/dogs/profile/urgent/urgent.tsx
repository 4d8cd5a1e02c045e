import { ButtonLink } from '#app/ui/button.tsx'
import styles from './urgent.css?url'

export interface UrgentData {
	/** "Otis needs a home by 12 December" */
	title: string
	/** "14 days left"; "" when only the month is known. */
	daysLeft: string
	/** "" without a recorded reason. */
	reason: string
	/** What helps, most first. */
	apply: { text: string; url: string } | null
	foster: string
}

/** Above the facts: by when, why, and what helps. */
export function Urgent({ title, daysLeft, reason, apply, foster }: UrgentData) {
	return (
		<section aria-labelledby="urgent" className="profile-urgent grid gap-3">
			{/* Most pages go without its sheet. */}
			<link rel="stylesheet" href={styles} precedence="default" />
			<h2 id="urgent" className="text-h3 wrap-anywhere">
				{title}
			</h2>
			{daysLeft && <p className="profile-left font-black">{daysLeft}</p>}
			{reason && <p>{reason}</p>}
			<p className="flex flex-wrap gap-3 no-print">
				{apply && (
					<ButtonLink to={apply.url} size="pasm">
						{apply.text}
					</ButtonLink>
				)}
				<ButtonLink to="/fostering" variant="outline" size="pasm">
					{foster}
				</ButtonLink>
			</p>
		</section>
	)
}
