import { ErrorBox, ErrorSummary } from './error-summary.tsx'

export interface ProblemsProps {
	/** A server error, in a sentence. */
	problem: string | null
	/** In the order of the page. The same array until the next response. */
	errors: { id: string; text: string }[]
}

/** The error summary. It takes the focus. */
export function Problems({ problem, errors }: ProblemsProps) {
	return (
		<>
			{problem && (
				<ErrorBox focusFor={problem}>
					<p className="font-bold">{problem}</p>
				</ErrorBox>
			)}
			<ErrorSummary errors={errors} />
		</>
	)
}
