import { ErrorBox, ErrorSummary } from '#app/ui/forms/error-summary.tsx'

export interface ProblemsProps {
	/** What went wrong on our side, in a sentence; null for nothing. */
	problem: string | null
	/** What is to be put right, in the order of the page. The same list until the form comes back again. */
	errors: { id: string; text: string }[]
}

/** What is wrong, first on the page. It takes the focus. */
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
