import type { ReactNode } from 'react'
import { lazyWithServerHtml } from '#app/browser/recovery/parts.ts'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { LazySection } from '#app/ui/layout/lazy-section.tsx'
import { BackLink } from '#app/ui/navigation/back-link.tsx'
import type { SummaryData } from './summary-data.ts'
import { TotalStrip } from './total-strip.tsx'
import './checkout.css'

const Summary = lazyWithServerHtml(() => import('./summary.tsx').then((file) => file.Summary))
const CheckoutProblems = lazyWithServerHtml(() =>
	import('./checkout-problems.tsx').then((file) => file.CheckoutProblems),
)

interface CheckoutLayoutProps {
	title: string
	summary: SummaryData
	backUrl: string
	/** A server error, in a sentence. */
	problem: string | null
	errors: { id: string; text: string }[]
	/** Which of the steps this is. */
	progress: ReactNode
	/** The goods come before the rest: the page of paying. */
	isGoodsFirst?: boolean
	children: ReactNode
}

/** The form beside the order and its total. */
export function CheckoutLayout(props: CheckoutLayoutProps) {
	const { title, summary, backUrl, problem, errors, progress, isGoodsFirst = false, children } = props
	return (
		<>
			<TotalStrip summary={summary} />
			<Wrap className="pt-3 pb-section">
				<BackLink to={backUrl} />
				<div className="checkout-grid" data-goods-first={isGoodsFirst || undefined}>
					<div className="checkout-head">
						{(problem || errors.length > 0 || summary.changes.length > 0) && (
							<LazySection>
								<CheckoutProblems problem={problem} errors={errors} changes={summary.changes} />
							</LazySection>
						)}
						<h1 className="text-h2">{title}</h1>
						{progress}
					</div>
					<div className="grid min-w-0 gap-8">{children}</div>
					<LazySection>
						<Summary summary={summary} />
					</LazySection>
				</div>
			</Wrap>
		</>
	)
}
