import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'

/** For a gift that was collected, or came from a company: no Gift Aid is claimed on it, also when a donor with a declaration paid it in. */
export function NotTheirOwnMoney({ isMarked }: { isMarked: boolean }) {
	return (
		<section className="data-section" aria-labelledby="not-their-own">
			<h2 id="not-their-own" className="text-h3">
				{isMarked ? 'Not for Gift Aid' : 'Not their own money?'}
			</h2>
			<p className="max-w-176">
				{isMarked
					? 'It was marked as not the donor’s own money, but an organisation’s, another person’s or a collection. Nothing is claimed on it, whatever its donor has declared.'
					: 'A declaration covers only the donor’s own money, also from a joint account. Mark what came from a company, a club or a trust, what another person paid, and what was collected: a quiz night, a raffle, sponsor forms. Their other gifts stay as they are. What was already claimed on it is given back with the next claim.'}
			</p>
			<Form method="post">
				<Button
					type="submit"
					name="intent"
					value={isMarked ? 'for-gift-aid' : 'not-for-gift-aid'}
					variant="outline"
					size="st"
				>
					{isMarked ? 'It is their own money after all' : 'It is not for Gift Aid'}
				</Button>
			</Form>
		</section>
	)
}
