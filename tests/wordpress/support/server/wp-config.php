<?php
define('DB_NAME', getenv('WORDPRESS_DATABASE'));
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:' . getenv('WORDPRESS_SOCKET'));
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
foreach (['AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT'] as $key) {
	define($key, "only for tests: $key");
}
// It answers under the address it is asked at, so that a server in front can have another port.
$home = 'http://' . ($_SERVER['HTTP_HOST'] ?? getenv('WORDPRESS_HOST'));
define('WP_HOME', $home);
define('WP_SITEURL', $home);
define('WP_CONTENT_DIR', getenv('WORDPRESS_CONTENT'));
define('WP_CONTENT_URL', "$home/wp-content");
// Application passwords over plain http.
define('WP_ENVIRONMENT_TYPE', 'local');
define('AUTOMATIC_UPDATER_DISABLED', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('WP_DEBUG', false);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) {
	define('ABSPATH', __DIR__ . '/');
}
require_once ABSPATH . 'wp-settings.php';
