import { Route, Router, Switch, useLocation } from 'wouter-preact';
import { useHashLocation } from 'wouter-preact/use-hash-location';
import { latePage } from './late-page.tsx';
import { CampaignPage } from './pages/campaign.tsx';
import { GeneralHelp } from './pages/general-help.tsx';
import { Guard } from './pages/guard.tsx';
import { Home } from './pages/home.tsx';
import { MatchesPage } from './pages/matches.tsx';
import { Missing } from './pages/missing.tsx';
import { NoticeBar } from './pages/notice-bar.tsx';
import { SetUp } from './pages/set-up.tsx';
import { hasRules } from './rule-books.ts';
import { servedPart } from './served-part.tsx';

const BuildPage = latePage(async () => (await import('./pages/build.tsx')).BuildPage);
const DocumentPage = latePage(async () => (await import('./pages/document.tsx')).DocumentPage);
const MatchBanner = servedPart(async () => (await import('./pages/match-banner.tsx')).MatchBanner);
const LessonPage = latePage(async () => (await import('./pages/lesson.tsx')).LessonPage);
const RulesPage = latePage(async () => (await import('./pages/rules.tsx')).RulesPage);
const ExactRulesPage = latePage(async () => (await import('./pages/exact-rules.tsx')).ExactRulesPage);
const OnlinePage = latePage(async () => (await import('./pages/online-page.tsx')).OnlinePage);
const LobbyPage = latePage(async () => (await import('./pages/lobby.tsx')).LobbyPage);
const MakeTablePage = latePage(async () => (await import('./pages/make-table.tsx')).MakeTablePage);
const CarryPage = latePage(async () => (await import('./pages/make-table.tsx')).CarryPage);
const OnlineSettingsPage = latePage(async () => (await import('./pages/online-settings.tsx')).OnlineSettingsPage);
const AboutPage = latePage(async () => (await import('./pages/about.tsx')).AboutPage);
const PrivacyPage = latePage(async () => (await import('./pages/privacy.tsx')).PrivacyPage);
const HistoryPage = latePage(async () => (await import('./pages/history.tsx')).HistoryPage);
const EditPage = latePage(async () => (await import('./pages/edit.tsx')).EditPage);
const OpeningsPage = latePage(async () => (await import('./pages/openings.tsx')).OpeningsPage);
const PuzzlePage = latePage(async () => (await import('./pages/puzzle.tsx')).PuzzlePage);
const StudyPage = latePage(async () => (await import('./pages/study.tsx')).StudyPage);
const TablePage = latePage(async () => (await import('./pages/table.tsx')).TablePage);
const ViewerPage = latePage(async () => (await import('./pages/viewer.tsx')).ViewerPage);

export function App() {
  return (
    <Router hook={useHashLocation}>
      <Pages />
      <NoticeBar />
      <GeneralHelp />
      <MatchBanner />
    </Router>
  );
}

function Pages() {
  const [place] = useLocation();
  return (
    <Guard place={place}>
      <Switch>
        <Route path="/" component={Home} />
        <Route path="/matches" component={MatchesPage} />
        <Route path="/build" component={BuildPage} />
        <Route path="/build/:name">{({ name }) => <DocumentPage key={name} name={name} />}</Route>
        <Route path="/history" component={HistoryPage} />
        <Route path="/online" component={LobbyPage} />
        <Route path="/online/new/:game?">{({ game }) => <MakeTablePage game={game} />}</Route>
        <Route path="/online/carry/:id">{({ id }) => <CarryPage key={id} id={id} />}</Route>
        <Route path="/online/settings" component={OnlineSettingsPage} />
        <Route path="/about" component={AboutPage} />
        <Route path="/privacy" component={PrivacyPage} />
        <Route path="/:game/new">{({ game }) => <SetUp key={game} game={game} />}</Route>
        <Route path="/:game/campaign">{({ game }) => <CampaignPage key={game} game={game} />}</Route>
        <Route path="/:game/learn/:step?">
          {({ game, step }) => <LessonPage key={game} game={game} step={step} />}
        </Route>
        <Route path="/:game/match/:id">{({ game, id }) => <TablePage key={id} game={game} id={id} />}</Route>
        <Route path="/:game/match/:id/replay">
          {({ game, id }) => <TablePage key={id} game={game} id={id} isReplay />}
        </Route>
        <Route path="/:game/online/:match/replay">
          {({ game, match }) => <OnlinePage key={match} {...{ game, match }} invite={undefined} isReplay />}
        </Route>
        <Route path="/:game/online/:match/:invite?">
          {({ game, match, invite }) => <OnlinePage key={match} {...{ game, match, invite }} />}
        </Route>
        <Route path="/:game/rules/:place?">
          {({ game, place }) =>
            hasRules(game) ? (
              <RulesPage key={game} game={game} place={place} />
            ) : (
              <ExactRulesPage key={game} game={game} rule={place} />
            )
          }
        </Route>
        <Route path="/:game/exact-rules/:rule?">
          {({ game, rule }) => <ExactRulesPage key={game} game={game} rule={rule} />}
        </Route>
        <Route path="/:game/openings">{({ game }) => <OpeningsPage key={game} game={game} />}</Route>
        <Route path="/:game/puzzle/:id?">{({ game, id }) => <PuzzlePage key={game} game={game} id={id} />}</Route>
        <Route path="/:game/edit/:text?">
          {({ game, text }) => <EditPage key={game} {...{ game }} text={text ?? ''} />}
        </Route>
        <Route path="/:game/study/:text?">
          {({ game, text }) => <StudyPage key={text} game={game} text={text ?? ''} />}
        </Route>
        <Route path="/:game/study/:text/:step">
          {({ game, text, step }) => <StudyPage key={text} {...{ game, text, step }} />}
        </Route>
        {/* Not one route with a wildcard: that does not match a text with line breaks. */}
        <Route path="/:game/view/:text?">
          {({ game, text }) => <ViewerPage key={game} game={game} packed={text ?? ''} />}
        </Route>
        <Route path="/:game/view/:text/:step/:seats?">
          {({ game, text, step, seats }) => (
            <ViewerPage key={game} game={game} packed={text} step={step} seats={seats} />
          )}
        </Route>
        <Route>
          <Missing what="page" />
        </Route>
      </Switch>
    </Guard>
  );
}
