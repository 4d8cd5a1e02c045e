import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { Untranslated } from '#app/ui/layout/untranslated.tsx'
import IconPrinter from '~icons/ph/printer-bold'
import type { CardPageData } from './card.server.ts'
import { GreetingsCard } from './greetings-card.tsx'
import './card.css'

/** The greetings cards as they are printed, or why they wait. */
export function CardPage(page: CardPageData) {
	return page.kind === 'waits' ? <Waits {...page} /> : <Ready {...page} />
}

function Ready({ cards }: CardPageData & { kind: 'ready' }) {
	return (
		<Wrap className="greetings-page grid gap-6 py-section">
			<div className="no-print grid gap-4">
				<h1>{cards.length === 1 ? 'A greetings card' : `${cards.length} greetings cards`}</h1>
				<p className="max-w-[35em] text-lede">
					To give it on paper, print it on A4 and cut it along the edge. The printed card has lines for the names, to
					write by hand. Or send on the address of this page: it shows the card, and nothing about the order.
				</p>
				<p>
					<Button size="pasm" onClick={() => window.print()} className="noscript:hidden">
						<IconPrinter aria-hidden className="size-[1.25em] flex-none" />
						{cards.length === 1 ? 'Print the card' : 'Print the cards'}
					</Button>
				</p>
				<p className="greetings-unscripted">
					<strong>Print with Ctrl and P, on a Mac with ⌘ and P.</strong>
				</p>
			</div>
			{cards.map((card) => (
				<GreetingsCard {...card} key={card.key} />
			))}
		</Wrap>
	)
}

function Waits({ reference }: CardPageData & { kind: 'waits' }) {
	return (
		<Wrap className="grid justify-items-start gap-4 py-section">
			<h1>The card isn’t ready yet</h1>
			<p className="max-w-[35em] text-lede">
				It appears here once we have seen the money for it: within minutes if you pay by card, and after a bank transfer
				when it is on our statement, which can take a few days. Please come back to this page then.
			</p>
			<p>
				The reference of the order is{' '}
				<b className="whitespace-nowrap">
					<Untranslated>{reference}</Untranslated>
				</b>
				.
			</p>
			<ButtonLink to="/merch" variant="link" size="link-s-bold" arrow>
				Our shop
			</ButtonLink>
		</Wrap>
	)
}
