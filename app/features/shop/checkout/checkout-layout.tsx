import type { ReactNode } from 'react'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { BackLink } from '#app/ui/navigation/back-link.tsx'
import { CheckoutProblems } from './obstacles/checkout-problems.tsx'
import { Summary } from './summary/summary.tsx'
import type { SummaryData } from './summary/summary-data.ts'
import { TotalStrip } from './summary/total-strip.tsx'
import './checkout.css'

interface CheckoutLayoutProps {
	title: string
	summary: SummaryData
	backUrl: string
	/** A server error, in a sentence. */
	problem: string | null
	errors: { id: string; text: string }[]
	/** Which of the steps this is. */
	progress: ReactNode
	/** The goods come before the rest, with their total: the page of paying. */
	isGoodsFirst?: boolean
	children: ReactNode
}

/** The form beside the order and its total. */
export function CheckoutLayout(props: CheckoutLayoutProps) {
	const { title, summary, backUrl, problem, errors, progress, isGoodsFirst = false, children } = props
	// Above the rest in the document too: what comes later would push it down.
	const order = (
		<>
			<Summary summary={summary} />
		</>
	)
	return (
		<>
			{!isGoodsFirst && <TotalStrip summary={summary} />}
			<Wrap className="pt-3 pb-section">
				<BackLink to={backUrl} />
				<div className="checkout-grid" data-goods-first={isGoodsFirst || undefined}>
					<div className="checkout-head">
						<h1 className="text-h2">{title}</h1>
						{progress}
						{(problem || errors.length > 0 || summary.changes.length > 0) && (
							<CheckoutProblems problem={problem} errors={errors} changes={summary.changes} />
						)}
					</div>
					{isGoodsFirst && order}
					<div className="grid min-w-0 gap-8">{children}</div>
					{!isGoodsFirst && order}
				</div>
			</Wrap>
		</>
	)
}
