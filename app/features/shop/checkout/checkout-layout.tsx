import type { ReactNode } from 'react'
import { cn } from '#app/ui/cn.ts'
import { ErrorBox, ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { BackLink } from '#app/ui/navigation/back-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Summary, type SummaryData, TotalStrip } from './summary.tsx'
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
				<div className={cn('checkout-grid', isGoodsFirst && 'checkout-goods-first')}>
					<div className="checkout-head">
						{problem && (
							<ErrorBox focusFor={problem}>
								<p className="font-bold">{problem}</p>
							</ErrorBox>
						)}
						<ErrorSummary errors={errors} />
						<Changes changes={summary.changes} isError={problem !== null} />
						<h1 className="text-h2">{title}</h1>
						{progress}
					</div>
					<div className="grid min-w-0 gap-8">{children}</div>
					<Summary summary={summary} />
				</div>
			</Wrap>
		</>
	)
}

/** What is different from what the last page showed. */
function Changes({ changes, isError }: { changes: string[]; isError: boolean }) {
	if (changes.length === 0) return null
	return (
		<Notice tone="caution" role={isError ? undefined : 'status'}>
			<h2 className="text-h4">Something has changed</h2>
			<ul className="grid gap-1">
				{changes.map((change) => (
					<li key={change}>{change}</li>
				))}
			</ul>
		</Notice>
	)
}
