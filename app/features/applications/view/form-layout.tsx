import { type ReactNode, useRef } from 'react'
import { Problems, type ProblemsProps } from '#app/ui/forms/problems.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { BackLink } from '#app/ui/navigation/back-link.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import type { FormId } from '#domain/forms/form.ts'
import { ExitLink } from './exit-link.tsx'
import { FormSide, type FormSideData } from './form-sidebar.tsx'
import '#app/ui/styles/conditions.css'
import '../newsletter/news-sample.css'
import './opening.css'
import './forms.css'
import './form-page.css'
import './stages.css'
import './start/start.css'
import { useChangeEffect } from '#app/ui/layout/hydration.ts'

const NONE: ProblemsProps['errors'] = []

interface FormLayoutProps {
	/** The form's name, above the heading. */
	formTitle?: string | undefined
	title: string
	/** The form whose band and drawing open the page; undefined inside a form. */
	opening?: FormId | undefined
	/** A page without fields: its heading has the usual size, and a band. */
	isLarge?: boolean
	/** The text in the band. */
	lede?: ReactNode
	/** The page replaced its form at the same URL. */
	isAnswer?: boolean
	backUrl?: string | null
	/** The link stands beside "Back" on phones, because the header has no room for it. */
	saveUrl?: string | null
	/** Target of the exit button; null for none. */
	exitUrl?: string | null | undefined
	/** A server error, in a sentence. */
	problem?: ProblemsProps['problem']
	errors?: ProblemsProps['errors']
	/** The stages, in a band above the questions. */
	progress?: ReactNode
	side?: FormSideData | null | undefined
	/** What stands above `side`. */
	beside?: ReactNode
	children: ReactNode
}

/** What a page of a form hands on to its layout. */
export type FormPageProps = Pick<FormLayoutProps, 'backUrl' | 'saveUrl' | 'exitUrl' | 'problem' | 'side' | 'beside'> & {
	formTitle: string
}

/** The layout of every page of an application: a column of text and fields, and the sidebar. */
export function FormLayout(props: FormLayoutProps) {
	const {
		formTitle,
		title,
		opening,
		isLarge = opening !== undefined,
		lede,
		isAnswer = false,
		backUrl,
		saveUrl,
		exitUrl,
		problem = null,
		errors = NONE,
		progress,
		side,
		beside,
		children,
	} = props
	const heading = useFocusOnAnswer(isAnswer)
	const band = opening ?? (isLarge ? 'other' : null)
	const head = (
		<div className="grid min-w-0 gap-2">
			{formTitle && formTitle !== title && <p className="font-semibold text-ink-2">{formTitle}</p>}
			<h1
				ref={heading}
				tabIndex={isAnswer ? -1 : undefined}
				// biome-ignore lint/a11y/noAutofocus: the page replaces a form, so it is read from its heading on
				autoFocus={isAnswer}
				className={isLarge ? undefined : 'text-h2'}
			>
				{title}
			</h1>
		</div>
	)
	const ways = (backUrl || exitUrl) && (
		<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
			{backUrl && <BackLink to={backUrl} />}
			{saveUrl && (
				<SiteLink to={saveUrl} className="form-save inline-flex min-h-11 items-center text-note font-semibold no-print">
					Save and finish later
				</SiteLink>
			)}
			{exitUrl && (
				<div className="ml-auto">
					<ExitLink to={exitUrl} />
				</div>
			)}
		</div>
	)
	return (
		<>
			{band ? (
				<div className="form-opening" data-form={band}>
					<Wrap>
						{ways}
						<div className="form-title">
							{head}
							{lede && <div className="grid gap-3 text-lede">{lede}</div>}
						</div>
					</Wrap>
				</div>
			) : (
				<div className="form-path">
					<Wrap>
						{ways}
						{head}
						{progress}
					</Wrap>
				</div>
			)}
			<Wrap className="pt-[clamp(1.5rem,1rem+2.5vw,3.25rem)] pb-section">
				<div className="mt-4 grid items-start gap-x-[clamp(2rem,1rem+4vw,5rem)] gap-y-10 side:grid-cols-[minmax(0,1.6fr)_minmax(17rem,1fr)]">
					<div className="grid max-w-184 min-w-0 gap-8">
						{(problem || errors.length > 0) && <Problems problem={problem} errors={errors} />}
						{children}
					</div>
					{(side || beside) && (
						<div className="grid min-w-0 gap-8 side:sticky side:top-25">
							{beside}
							{side && <FormSide side={side} />}
						</div>
					)}
				</div>
			</Wrap>
		</>
	)
}

/**
 * Scrolls to the top and focuses the heading when a page replaces its form at the same URL, which the router does not
 * treat as a navigation.
 */
function useFocusOnAnswer(isAnswer: boolean) {
	const heading = useRef<HTMLHeadingElement>(null)
	useChangeEffect(isAnswer, () => {
		if (!isAnswer) return
		window.scrollTo({ top: 0, behavior: 'instant' })
		heading.current?.focus({ preventScroll: true })
	})
	return heading
}
