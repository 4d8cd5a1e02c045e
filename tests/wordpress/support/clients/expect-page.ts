import { expect } from '@playwright/test'

/** As in `playwright.config.ts`: what must become true may take its time on a busy machine. */
export const expectPage = expect.configure({ timeout: 20_000 })
