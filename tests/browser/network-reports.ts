import type { Page } from 'playwright-core';

/** As much as is needed here of what is behind a page of Playwright, which has no public way to it. */
interface Inside {
  readonly _connection: {
    toImpl(page: Page): {
      readonly delegate: { readonly _mainFrameSession: { readonly _client: { send(method: string): Promise<void> } } };
    };
  };
}

/**
 * From here on the browser no longer reports each request of the page, with the lines of the program that led to it: 400
 * kilobytes for a table, a tenth of the tests' time. Playwright then knows of no request, answer or WebSocket of the page
 * and cannot stand in their way; those of its workers it still knows. What fails is on the console, as people see it.
 */
export async function stopNetworkReports(page: Page): Promise<void> {
  const inside = page as unknown as Inside;
  await inside._connection.toImpl(page).delegate._mainFrameSession._client.send('Network.disable');
}
