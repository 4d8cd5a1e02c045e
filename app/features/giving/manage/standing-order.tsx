import { Untranslated } from '#app/ui/layout/untranslated.tsx'

/** A standing order is between the donor and their bank. */
export function StandingOrder({ reference }: { reference: string }) {
	return (
		<section className="grid gap-4" aria-labelledby="order">
			<h2 id="order" className="text-h3">
				To change or end it
			</h2>
			<p className="max-w-[35em]">
				A standing order is between you and your bank, so only your bank can change or end it. It takes a minute:
			</p>
			<ol className="manage-steps">
				<li>Open your bank’s app or website, or ring your bank.</li>
				<li>
					Look under “Standing orders” for the one with the reference{' '}
					<b className="whitespace-nowrap select-all">
						<Untranslated>{reference}</Untranslated>
					</b>
					.
				</li>
				<li>Change the amount, or choose “Cancel”. You don’t need to tell us.</li>
			</ol>
		</section>
	)
}
