import type { Content } from '#content/model/content.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import { foundDogSteps } from '#domain/applications/found-dog.ts'
import type { FormId } from '#domain/forms/form.ts'
import type { Advice } from '../view/start/advice-first.tsx'

/** The charity's article about help with keeping a dog. */
const ARTICLE = 'i-cant-keep-my-dog'
const FOUND = { text: 'I’ve found a dog that isn’t mine', url: '/apply/found/start' }

/** Advice before a form that it may make unnecessary. */
export function preFormAdvice(form: FormId, content: Content, formContext: FormContext): Advice | null {
	if (form === 'found') return findItsHome(formContext)
	return form === 'surrender' ? stayTogether(content, formContext) : null
}

function findItsHome(formContext: FormContext): Advice {
	const { duty, finder } = formContext.region.strays
	const { phone } = formContext.charity
	return { title: 'First of all', text: duty, list: foundDogSteps(formContext), links: [finder], phone }
}

function stayTogether(content: Content, { charity: { phone } }: FormContext): Advice {
	const ring = phone ? `Ring us on ${phone}, or tell us below what’s wrong.` : 'Tell us below what’s wrong.'
	const article = content.article(ARTICLE)
	return {
		title: 'Could something else help?',
		text: `A dog who barks, a vet’s bill, an empty cupboard or a landlord who says no: there’s often a way to stay together. ${ring} It’s your decision, and nobody will try to talk you out of it.`,
		list: [],
		links: [...(article ? [{ text: article.title, url: `/useful-info/${article.slug}` }] : []), FOUND],
		phone,
	}
}
