import { isbot } from 'isbot'

/** Agents that `isbot` does not know under every name they use. People who browse inside these apps carry the names too. */
const MORE_CRAWLERS = /bluesky|discord|headlesschrome|kakaotalk|mastodon|pinterest|ptst|snapchat|tumblr|viber/i

/** Whether a user agent is that of a search engine, a link preview or a testing tool. */
export function isCrawler(userAgent: string): boolean {
	return isbot(userAgent) || MORE_CRAWLERS.test(userAgent)
}
