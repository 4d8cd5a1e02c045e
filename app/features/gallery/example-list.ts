import * as answer from '#app/ui/answer.examples.tsx'
import * as badge from '#app/ui/badge.examples.tsx'
import * as button from '#app/ui/button.examples.tsx'
import * as chip from '#app/ui/chip.examples.tsx'
import * as copyButton from '#app/ui/copy-button.examples.tsx'
import type { Example } from '#app/ui/examples.ts'
import * as facts from '#app/ui/facts.examples.tsx'
import * as amountPicker from '#app/ui/forms/amount-picker.examples.tsx'
import * as choice from '#app/ui/forms/choice.examples.tsx'
import * as countedText from '#app/ui/forms/counted-textarea.examples.tsx'
import * as errorSummary from '#app/ui/forms/error-summary.examples.tsx'
import * as field from '#app/ui/forms/field.examples.tsx'
import * as newsletterForm from '#app/ui/forms/newsletter-form.examples.tsx'
import * as select from '#app/ui/forms/select.examples.tsx'
import * as stepProgress from '#app/ui/forms/step-progress.examples.tsx'
import * as card from '#app/ui/layout/card.examples.tsx'
import * as dialog from '#app/ui/layout/dialog.examples.tsx'
import * as emptyState from '#app/ui/layout/empty-state.examples.tsx'
import * as layout from '#app/ui/layout/layout.examples.tsx'
import * as logo from '#app/ui/media/logo.examples.tsx'
import * as picture from '#app/ui/media/picture.examples.tsx'
import * as breadcrumb from '#app/ui/navigation/breadcrumb.examples.tsx'
import * as pagination from '#app/ui/navigation/pagination.examples.tsx'
import * as notice from '#app/ui/notice.examples.tsx'
import * as accordion from '#app/ui/sections/accordion.examples.tsx'
import * as pageSection from '#app/ui/sections/page-section/page-section.examples.tsx'
import * as prose from '#app/ui/sections/prose.examples.tsx'

export interface ExampleGroup {
	title: string
	examples: Example[]
}

/** A new examples file needs two lines here. */
export const exampleList: ExampleGroup[] = [
	button,
	copyButton,
	badge,
	answer,
	chip,
	field,
	select,
	countedText,
	choice,
	errorSummary,
	notice,
	stepProgress,
	amountPicker,
	newsletterForm,
	prose,
	accordion,
	logo,
	breadcrumb,
	layout,
	card,
	facts,
	pagination,
	picture,
	emptyState,
	dialog,
	pageSection,
]
