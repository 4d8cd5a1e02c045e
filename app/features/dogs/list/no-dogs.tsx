import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

/** Not a single dog is in the list, whatever anyone wishes for. */
export function NoDogs({ phone, hasAnyDog }: { phone: string; hasAnyDog: boolean }) {
	return (
		<EmptyState
			title={hasAnyDog ? 'Every dog is out walking' : 'Our dogs are not on this page yet'}
			action={
				<>
					<ButtonLink to="/apply/adoption/start" size="pst">
						Tell us who you hope for
					</ButtonLink>
					<ButtonLink to="/fostering" variant="outline" size="pst">
						How fostering works
					</ButtonLink>
				</>
			}
		>
			<p>
				{hasAnyDog && 'No dog is waiting for a home today. '}
				{phone ? `Look again soon, tell us about your home, or ring us on ${phone}.` : 'Look again soon.'}
			</p>
		</EmptyState>
	)
}
