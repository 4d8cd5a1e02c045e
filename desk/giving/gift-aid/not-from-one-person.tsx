import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'

/** For a gift that was collected, or came from a company: no Gift Aid is claimed on it, also when a donor with a declaration paid it in. */
export function NotFromOnePerson({ isMarked }: { isMarked: boolean }) {
	return (
		<section className="data-section" aria-labelledby="not-from-one-person">
			<h2 id="not-from-one-person" className="text-h3">
				{isMarked ? 'Not for Gift Aid' : 'Not from one person?'}
			</h2>
			<p className="max-w-176">
				{isMarked
					? 'It was marked as given by an organisation or collected from several people. Nothing is claimed on it, whatever its donor has declared.'
					: 'Gift Aid is for what one person gives of their own money. Mark what came from a company, a club or a trust, and what was collected: a quiz night, a raffle, sponsor forms. Their other gifts stay as they are. What was already claimed on it is given back with the next claim.'}
			</p>
			<Form method="post">
				<Button
					type="submit"
					name="intent"
					value={isMarked ? 'for-gift-aid' : 'not-for-gift-aid'}
					variant="outline"
					size="st"
				>
					{isMarked ? 'It is from one person after all' : 'It is not for Gift Aid'}
				</Button>
			</Form>
		</section>
	)
}
