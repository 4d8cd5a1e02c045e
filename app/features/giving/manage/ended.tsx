import { ButtonLink } from '#app/ui/button.tsx'

/** Nothing is asked of someone who has stopped; the way back is in sight. */
export function Ended() {
	return (
		<section className="grid gap-3" aria-labelledby="ended">
			<h2 id="ended" className="text-h3">
				If you’d like to give again one day
			</h2>
			<p className="max-w-[35em]">A new gift takes two minutes, once or each month. Your receipts stay valid.</p>
			<p className="flex flex-wrap gap-3">
				<ButtonLink to="/dogs" variant="outline" size="pasm">
					Meet the dogs
				</ButtonLink>
				<ButtonLink to="/donate" variant="outline" size="pasm">
					Give again
				</ButtonLink>
			</p>
		</section>
	)
}
