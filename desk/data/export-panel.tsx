import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import './export-panel.css'

interface ExportPanelProps {
	title: string
	/** What is in the file. */
	children: ReactNode
	/** That answers with the file. */
	action: string
	/** The words of its button. */
	button: string
	/** `YYYY-MM`, for a file of one month. */
	month?: string
}

/** What can be taken along as a file, at the end of what is in it. */
export function ExportPanel({ title, children, action, button, month }: ExportPanelProps) {
	return (
		<section className="export-panel">
			<div>
				<h2 className="text-h4">{title}</h2>
				<p>{children}</p>
			</div>
			<Form method="post" action={action} reloadDocument>
				{month && <input type="hidden" name="month" value={month} />}
				<Button type="submit" variant="outline" size="st">
					{button}
				</Button>
			</Form>
		</section>
	)
}
