/** A must-use plugin: the class of WP-CLI as far as commands of plugins use it, in PHP of the command line. */
export const WP_CLI = `if ('cli' === PHP_SAPI) { define('WP_CLI', true); class WP_CLI {
		static $commands = [];
		static function add_command($name, $what) { self::$commands[$name] = $what; }
		static function log($text) { echo "$text\\n"; }
		static function warning($text) { echo "Warning: $text\\n"; }
		static function success($text) { echo "Success: $text\\n"; }
		static function error($text) { echo "Error: $text\\n"; exit; }
	} }`
