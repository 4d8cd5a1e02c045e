import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

/** Not a single dog is in the list, whatever anyone wishes for. */
export function NoDogs({ phone }: { phone: string }) {
	return (
		<EmptyState
			title="Every dog is out walking"
			action={
				<ButtonLink to="/fostering" size="pst">
					How fostering works
				</ButtonLink>
			}
		>
			<p>
				No dog is waiting for a home today.{' '}
				{phone ? `Look again soon, or ring us on ${phone} and say who you hope for.` : 'Look again soon.'}
			</p>
		</EmptyState>
	)
}
