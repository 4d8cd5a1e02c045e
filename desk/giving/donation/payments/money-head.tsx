import { Fragment } from 'react'
import IconEnvelope from '~icons/ph/envelope-simple-bold'
import { BackLink } from '../../../shell/back-link.tsx'

interface MoneyHeadProps {
	list: { href: string; title: string }
	name: string
	/** What it is, from the most to the least important; without what is "". */
	facts: string[]
	reference: string
	email: string
	/** "" for those who see no money. */
	amount: string
	/** "ordered", of a sum that has not come; "" for one that has. */
	amountNote?: string
	state: string
	tone: string
}

/** The head of a donation or an order: who and what in one line, the money and how to reach them in another. */
export function MoneyHead({
	list,
	name,
	facts,
	reference,
	email,
	amount,
	amountNote = '',
	state,
	tone,
}: MoneyHeadProps) {
	return (
		<header className="case-head">
			<BackLink to={list.href}>{list.title}</BackLink>
			<h1>{name}</h1>
			<p>
				{/* A dot never begins a line. */}
				{facts.filter(Boolean).map((fact) => (
					<Fragment key={fact}>
						<span className="inline-block">
							{fact}
							{'\u{A0}·'}
						</span>{' '}
					</Fragment>
				))}
				<span className="giving-reference">{reference}</span>
			</p>
			<p className="case-facts case-reach">
				{amount && (
					<span>
						<b className="giving-sum-big">{amount}</b> {amountNote}
					</span>
				)}
				<b className="giving-state" data-tone={tone}>
					{state}
				</b>
				{email && (
					<a href={`mailto:${email}`}>
						<IconEnvelope aria-hidden />
						{email}
					</a>
				)}
			</p>
		</header>
	)
}
