import { render } from 'preact';

const TABLE = new Int32Array(64).fill(3);

function Home() {
  return (
    <main>
      <h1>Boardwalk</h1>
      <p>{TABLE[5]}</p>
    </main>
  );
}

const app = document.getElementById('app');
if (app) render(<Home />, app);
