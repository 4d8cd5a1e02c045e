import type { Content, ContentSource, Dog } from '#content/model/content.ts'

/** The dog of an address that somebody kept or passed on, also under the address the dog has now. */
export async function findDog(
	content: Content,
	slug: string,
	renamed: ContentSource['renamed'],
): Promise<Dog | undefined> {
	const dog = content.dog(slug)
	if (dog) return dog
	const now = await renamed('dogs', slug)
	return now === null ? undefined : content.dog(now)
}
