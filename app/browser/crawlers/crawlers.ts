import { isbot } from 'isbot'

/** Agents that `isbot` misses. In-app browsers of people carry these names too. */
const MORE_CRAWLERS = /bluesky|discord|headlesschrome|kakaotalk|mastodon|pinterest|ptst|snapchat|tumblr|viber/i

export function isCrawler(userAgent: string): boolean {
	return isbot(userAgent) || MORE_CRAWLERS.test(userAgent)
}
