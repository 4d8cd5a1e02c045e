import type { Content, ContentSource, Dog } from '#content/model/content.ts'

/** Finds a dog by its current or an old slug. */
export async function findDog(
	content: Content,
	slug: string,
	currentSlug: ContentSource['currentSlug'],
): Promise<Dog | undefined> {
	const dog = content.dog(slug)
	if (dog) return dog
	const now = await currentSlug('dogs', slug)
	return now === undefined ? undefined : content.dog(now)
}
