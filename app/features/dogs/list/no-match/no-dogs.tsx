import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/layout/empty-state.tsx'

interface NoDogsProps {
	/** Null while forms are closed. */
	form: { text: string; url: string } | null
	phone: string
	hasAnyDog: boolean
}

/** No dog is listed at all. */
export function NoDogs({ form, phone, hasAnyDog }: NoDogsProps) {
	return (
		<EmptyState
			title={hasAnyDog ? 'Every dog is out walking' : 'Our dogs are not on this page yet'}
			action={
				<>
					{form && (
						<ButtonLink to={form.url} size="pst">
							{form.text}
						</ButtonLink>
					)}
					<ButtonLink to="/fostering" variant="outline" size="pst">
						How fostering works
					</ButtonLink>
				</>
			}
		>
			<p>
				{hasAnyDog && <span>No dog is waiting for a home today. </span>}
				<span>{phone ? `Look again soon, tell us about your home, or ring us on ${phone}.` : 'Look again soon.'}</span>
			</p>
		</EmptyState>
	)
}
